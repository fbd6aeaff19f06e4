/** First part of the keys of queries for the photos of Conteo Plagas, by client. */
export const COUNTING_IMAGES = 'counting-images';
