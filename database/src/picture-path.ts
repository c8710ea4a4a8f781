/** A part of a picture's path: no leading dot, so neither ".." nor a hidden file; nothing that a URL would encode. */
const PART = String.raw`[\p{L}\p{N}_-][\p{L}\p{N}._-]*`;
const PICTURE_PATH = new RegExp(String.raw`^/images/(?:${PART}/)*${PART}$`, 'u');
const FILE_NAME = new RegExp(String.raw`^${PART}$`, 'u');

/** Whether this is a path below `/images/` that an import lets in and the server gives out: "/images/players/jo.jpg". */
export const isPicturePath = (path: string): boolean => PICTURE_PATH.test(path);

/** Whether this is the name of one such file, without a folder. */
export const isPictureFileName = (name: string): boolean => FILE_NAME.test(name);

/** The file beside a stored picture that holds it in one of PICTURE_WIDTHS: "0f…-96.webp" of "0f….svg". */
export const smallerFile = (file: string, width: number): string => `${file.replace(/\.[^.]+$/, '')}-${width}.webp`;
