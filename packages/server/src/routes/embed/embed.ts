import {
  capturesFromWire,
  cardFromWire,
  chillFromWire,
  climateFromWire,
  EmbedCaptures,
  EmbedCapturesPictureQuery,
  EmbedCapturesQuery,
  EmbedCard,
  EmbedCardPictureQuery,
  EmbedCardQuery,
  EmbedChill,
  EmbedClimate,
  EmbedDegreeDayPictureQuery,
  EmbedDegreeDayQuery,
  EmbedDegreeDays,
  EmbedMap,
  EmbedMapPictureQuery,
  EmbedMildew,
  EmbedQuery,
  EmbedRisk,
  EmbedRiskPictureQuery,
  EmbedRiskQuery,
  EmbedSeasonsPictureQuery,
  EmbedSeasonsQuery,
  IdParam,
  mapFromWire,
  mildewFromWire,
  publishedFromWire,
  riskFromWire,
} from '@vigia/api/contract';
import * as z from 'zod/mini';
import { publishedCaptures } from '../../embed/captures.ts';
import { publishedChill } from '../../embed/chill.ts';
import { publishedClimate } from '../../embed/climate.ts';
import { publishedDegreeDays } from '../../embed/degree-days.ts';
import { stationCard } from '../../embed/figures.ts';
import { publishedMap } from '../../embed/map.ts';
import { publishedMildew } from '../../embed/mildew.ts';
import { pictureOf } from '../../embed/pictures.ts';
import { publishedRisk } from '../../embed/risk.ts';
import { FRESHNESS, REFUSES, sectorRoutes } from '../../embed/sector-routes.ts';
import { type Route, route } from '../../http/route.ts';

const SEASONS = { query: EmbedSeasonsQuery, picture: EmbedSeasonsPictureQuery };
const STATION = {
  method: 'get',
  about: FRESHNESS,
  refuses: REFUSES,
  param: z.object({ station_id: IdParam }),
} as const;
const CARD = { kind: 'embed-key', action: 'series.read', target: 'station', metric: 'card' } as const;

const cardRoutes: readonly Route[] = [
  route({
    ...STATION,
    path: '/embed/stations/{station_id}/card',
    summary: 'A station at a glance, as it is published: last values, health, captures of the week',
    access: CARD,
    query: EmbedCardQuery,
    answer: EmbedCard,
    run: stationCard,
  }),
  route({
    ...STATION,
    path: '/embed/stations/{station_id}/card.svg',
    summary: 'A station at a glance, as it is published, as a picture',
    access: { ...CARD, picture: true },
    query: EmbedCardPictureQuery,
    answer: null,
    run: async (call) => {
      const card = cardFromWire(await stationCard(call));
      return pictureOf(call.c, call.query, (reports, options) => reports.renderCardPicture(card, options));
    },
  }),
];

/** Figures for partners' pages: each kind as data and as a picture. */
export const embedRoutes: readonly Route[] = [
  ...sectorRoutes('degree-days', 'The degree-day chart that a sector publishes', {
    query: EmbedDegreeDayQuery,
    picture: EmbedDegreeDayPictureQuery,
    answer: EmbedDegreeDays,
    publish: publishedDegreeDays,
    draw: (reports, wire, options) => reports.renderDegreeDayPicture(publishedFromWire(wire), options),
  }),
  ...sectorRoutes('captures', 'Captures that a sector publishes, of all traps of a pest', {
    query: EmbedCapturesQuery,
    picture: EmbedCapturesPictureQuery,
    answer: EmbedCaptures,
    publish: publishedCaptures,
    draw: (reports, wire, options) => reports.renderCapturesPicture(capturesFromWire(wire), options),
  }),
  ...sectorRoutes('climate', 'Daily extremes of climate that a sector publishes', {
    ...SEASONS,
    answer: EmbedClimate,
    publish: publishedClimate,
    draw: (reports, wire, options) => reports.renderClimatePicture(climateFromWire(wire), options),
  }),
  ...sectorRoutes('mildew', 'The mildew index that a sector publishes, and the hours behind it', {
    ...SEASONS,
    answer: EmbedMildew,
    publish: publishedMildew,
    draw: (reports, wire, options) => reports.renderMildewPicture(mildewFromWire(wire), options),
  }),
  ...sectorRoutes('chill', 'Accumulated chill that a sector publishes, by model', {
    ...SEASONS,
    answer: EmbedChill,
    publish: publishedChill,
    draw: (reports, wire, options) => reports.renderChillPicture(chillFromWire(wire), options),
  }),
  ...sectorRoutes('map', 'Stations that a sector publishes, roughly where they stand', {
    query: EmbedQuery,
    picture: EmbedMapPictureQuery,
    answer: EmbedMap,
    publish: publishedMap,
    draw: (reports, wire, options) => reports.renderMapPicture(mapFromWire(wire), options),
  }),
  ...sectorRoutes('risk', 'The risk that a sector publishes: how high, what for, since when', {
    query: EmbedRiskQuery,
    picture: EmbedRiskPictureQuery,
    answer: EmbedRisk,
    publish: publishedRisk,
    draw: (reports, wire, options) => reports.renderRiskPicture(riskFromWire(wire), options),
  }),
  ...cardRoutes,
];
