import { readdir } from 'node:fs/promises';
import { checkReferences } from './check-references.ts';
import { checkRows } from './check-rows.ts';
import { checkPictures, listPictures } from './pictures.ts';
import type { Problem } from './problem.ts';
import { isFolder, readFolder, type FilesRead, type Folder } from './read-folder.ts';

/** A checked folder. It may be imported if `problems` is empty. */
export interface CheckResult {
  problems: Problem[];
  folder: Folder;
  /** Pictures of the folder, as paths below images/. */
  pictures: string[];
}

export interface CheckOptions {
  /** Image origins in addition to that of the site. */
  pictureOrigins?: readonly string[];
  onRead?: FilesRead;
}

/** The folder does not exist. The message is one sentence for the user. */
export class NoFolderError extends Error {
  override readonly name = 'NoFolderError';
}

function inOrder(problems: Problem[], files: readonly string[]): Problem[] {
  return problems.toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

/**
 * Checks a data folder against docs/data.md, without writing. Returns all problems by file and line.
 * @throws NoFolderError
 */
export async function checkFolder(
  path: string,
  { pictureOrigins = [], onRead }: CheckOptions = {},
): Promise<CheckResult> {
  if (!(await isFolder(path)))
    throw new NoFolderError(`There is no folder ${path}; name one with the twelve CSV files.`);
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const names = await readdir(path);
  const folder = await readFolder(path, names, report, onRead);
  const pictures = await listPictures(path);
  checkReferences(folder, report);
  checkRows(folder, report);
  checkPictures(folder, { pictures, origins: pictureOrigins }, report);
  const files = Object.values(folder).map((loaded) => loaded.file);
  return { problems: inOrder(problems, files), folder, pictures };
}
