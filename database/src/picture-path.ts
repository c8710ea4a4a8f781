/**
 * A segment of a picture's path. No leading dot, so neither ".." nor a hidden file; no character that a URL would
 * encode.
 */
const PART = String.raw`[\p{L}\p{N}_-][\p{L}\p{N}._-]*`;
const PICTURE_PATH = new RegExp(String.raw`^/images/(?:${PART}/)*${PART}$`, 'u');
const FILE_NAME = new RegExp(String.raw`^${PART}$`, 'u');

/** Whether a path below `/images/` is accepted by imports and served: "/images/players/jo.jpg". */
export const isPicturePath = (path: string): boolean => PICTURE_PATH.test(path);

/** Whether a name is such a file name, without a folder. */
export const isPictureFileName = (name: string): boolean => FILE_NAME.test(name);

/** Thumbnail of a stored picture in one of PICTURE_WIDTHS: "0f…-96.webp" of "0f….svg". */
export const smallerFile = (file: string, width: number): string => `${file.replace(/\.[^.]+$/, '')}-${width}.webp`;
