/** What a phone shows in a room, as paths: for Android in glTF, for iPhones in USD (docs/product.md 31.7). */
export type RoomModel = { glb: string; usdz: string };
