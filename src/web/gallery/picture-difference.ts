/** A picture's pixels as a canvas gives them: red, green, blue, alpha, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

/** Where two pictures differ: the upper left corners of blocks, in pixels. */
export interface PictureDifference {
  words: string;
  blocks: { x: number; y: number }[];
}

/** Width and height of a block, in pixels. */
export const blockSide = 4;

/** How many of 255 levels a block's mean colour may differ by, and in how many blocks it may be more. */
const clear = { levels: 28, blocks: 3 };
/** The same for what is faint but wide, such as another background; a share of all blocks. */
const faint = { levels: 10, share: 0.03 };

/**
 * Compares pictures by the mean colour of small blocks: another build's antialiasing hardly moves a mean, another word
 * or a moved edge does.
 * @returns null when they show the same
 */
export function pictureDifference(accepted: Pixels, taken: Pixels): PictureDifference | null {
  if (accepted.width !== taken.width || accepted.height !== taken.height) {
    return { words: `was ${sizeOf(accepted)}, is ${sizeOf(taken)}`, blocks: [] };
  }
  const before = blockMeans(accepted);
  const distances = blockMeans(taken).map(({ mean, ...corner }, index) => ({
    ...corner,
    levels: Math.max(...mean.map((value, channel) => Math.abs(value - before[index]!.mean[channel]!))),
  }));
  const clearly = distances.filter(({ levels }) => levels > clear.levels);
  if (clearly.length > clear.blocks) return { words: `differs in ${clearly.length} places`, blocks: clearly };
  const faintly = distances.filter(({ levels }) => levels > faint.levels);
  if (faintly.length > faint.share * distances.length) {
    return { words: `differs faintly in ${faintly.length} of ${distances.length} places`, blocks: faintly };
  }
  return null;
}

const sizeOf = ({ width, height }: Pixels) => `${width} × ${height}`;

function blockMeans({ width, height, data }: Pixels): { x: number; y: number; mean: [number, number, number] }[] {
  const blocks = [];
  for (let y = 0; y < height; y += blockSide) {
    for (let x = 0; x < width; x += blockSide) {
      const [right, bottom] = [Math.min(x + blockSide, width), Math.min(y + blockSide, height)];
      const mean: [number, number, number] = [0, 0, 0];
      const share = 1 / ((right - x) * (bottom - y));
      for (let row = y; row < bottom; row += 1) {
        for (let at = (row * width + x) * 4; at < (row * width + right) * 4; at += 4) {
          mean[0] += data[at]! * share;
          mean[1] += data[at + 1]! * share;
          mean[2] += data[at + 2]! * share;
        }
      }
      blocks.push({ x, y, mean });
    }
  }
  return blocks;
}
