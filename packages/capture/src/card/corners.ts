/** In shares of the frame's width and height, or in pixels, as the user of it says. */
export type Point = readonly [x: number, y: number]

/** Clockwise from the top left. */
export type Corners = readonly [Point, Point, Point, Point]
