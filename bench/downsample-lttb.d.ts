declare module 'downsample-lttb' {
  const library: { processData(points: number[][], threshold: number): number[][] };
  export default library;
}
