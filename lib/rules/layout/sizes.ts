/** In CSS pixels. */
export const cardWidth = 120;
export const cardHeight = 140;
/** From one row to the next. */
export const levelSpacing = 180;
/** Between spouses and between siblings. */
export const gap = 60;
