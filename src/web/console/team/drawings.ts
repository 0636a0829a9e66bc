/** A key on the 24 grid, for acts that ask for a fresh second factor. */
export const keyDrawing = 'M5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M12 12h8M17 12v3';
