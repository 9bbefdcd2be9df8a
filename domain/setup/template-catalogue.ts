import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NotFound, ValidationFailed } from '../foundation/errors/errors.ts';
import { JsonFileInvalid } from '../foundation/kernel/json/json-source.ts';
import { readPlainFile } from '../foundation/kernel/plain-file.ts';
import type { Template } from './template.ts';
import { rosterSizeOf } from './template-expansion.ts';
import { readTemplateDocument } from './template-schema.ts';

const BUILT_IN_FOLDER = fileURLToPath(new URL('./templates/', import.meta.url));

/** Path parts in a key could only be an attempt to leave the folder, so such a key names nothing. */
const UNSAFE_KEY = /[/\\]|\.\./;

/** The form in which template keys are compared: trimmed and lower-cased. */
export const toTemplateKey = (text: string): string => text.trim().toLowerCase();

const readTemplate = async (folder: string, file: string, source: Template['source']): Promise<Template> => {
  const path = join(folder, file);
  const document = await readTemplateDocument(path, await readPlainFile(path));
  return { ...document, key: toTemplateKey(basename(file, '.json')), source };
};

/** Rejects with the system's error for a folder that is there and cannot be read. */
export const templateFilesIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => extname(name) === '.json' && !UNSAFE_KEY.test(name)).sort();
};

const faultOf = (path: string, error: unknown): string =>
  error instanceof JsonFileInvalid ? error.message : `${path}: cannot be read`;

/** How many agents and departments applying the template with default variables gives. */
export interface TemplateSize {
  readonly agentCount: number;
  readonly departmentCount: number;
}

/** The size of a template under its defaults. */
export const sizeOf = (template: Template): TemplateSize => {
  const defaults = Object.fromEntries(template.variables.map((variable) => [variable.name, variable.default]));
  return { agentCount: rosterSizeOf(template, defaults), departmentCount: template.departments.length };
};

/** The templates of this deployment: the built-in ones, and those of the operator, which win over a built-in one of the same key. */
export class TemplateCatalogue {
  readonly #templates = new Map<string, Template>();
  readonly #faults = new Map<string, string>();

  /** Reads both folders. A user folder that does not exist is an empty one. */
  static async load(userFolder: string): Promise<TemplateCatalogue> {
    const catalogue = new TemplateCatalogue();
    for (const file of await templateFilesIn(BUILT_IN_FOLDER)) {
      catalogue.#put(await readTemplate(BUILT_IN_FOLDER, file, 'builtin'));
    }
    for (const file of await templateFilesIn(userFolder)) {
      await readTemplate(userFolder, file, 'user').then(
        (template) => catalogue.#put(template),
        (error: unknown) => catalogue.#putFault(file, faultOf(join(userFolder, file), error)),
      );
    }
    return catalogue;
  }

  #put(template: Template): void {
    this.#faults.delete(template.key);
    this.#templates.set(template.key, template);
  }

  /**
   * A broken file still takes its key: it would surprise its author if the built-in template were applied instead
   * (spec/rules/organisation.md#template-sources).
   */
  #putFault(file: string, fault: string): void {
    const key = toTemplateKey(basename(file, '.json'));
    this.#templates.delete(key);
    this.#faults.set(key, fault);
  }

  /** What is wrong with user templates that cannot be used, one line each, for the log. */
  get faults(): readonly string[] {
    return [...this.#faults.values()];
  }

  /** Every usable template, by key in ascending order. */
  list(): readonly Template[] {
    return [...this.#templates.values()].sort((left, right) => (left.key < right.key ? -1 : 1));
  }

  /** The template of that key. Throws NotFound for an unknown one, ValidationFailed for one whose file is invalid. */
  get(key: string): Template {
    if (this.#faults.has(key)) throw new ValidationFailed('template_name: the file of this template is invalid');
    const template = this.#templates.get(key);
    if (!template) throw new NotFound('the template does not exist');
    return template;
  }
}
