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

/** Keys with path segments could leave the folder, so they name nothing. */
const UNSAFE_KEY = /[/\\]|\.\./;

/** Normalises a template key: trimmed and in lower case. */
export const toTemplateKey = (text: string): string => text.trim().toLowerCase();

const readTemplate = async (folder: string, file: string, source: Template['source']): Promise<Template> => {
  const path = join(folder, file);
  const document = readTemplateDocument(path, await readPlainFile(path));
  return { ...document, key: toTemplateKey(basename(file, '.json')), source };
};

/** Rejects with the system error for a folder that exists but cannot be read. */
export const templateFilesIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => extname(name) === '.json' && !UNSAFE_KEY.test(name)).sort();
};

const errorOf = (path: string, error: unknown): string =>
  error instanceof JsonFileInvalid ? error.message : `${path}: cannot be read`;

/** The number of agents and departments of a template with default variables. */
export interface TemplateSize {
  readonly agentCount: number;
  readonly departmentCount: number;
}

export const sizeOf = (template: Template): TemplateSize => {
  const defaults = Object.fromEntries(template.variables.map((variable) => [variable.name, variable.default]));
  return { agentCount: rosterSizeOf(template, defaults), departmentCount: template.departments.length };
};

/** The built-in templates and those of the operator, which override built-in ones with the same key. */
export class TemplateCatalogue {
  readonly #templates = new Map<string, Template>();
  readonly #errors = new Map<string, string>();

  /** Reads both folders. A missing user folder is treated as empty. */
  static async load(userFolder: string): Promise<TemplateCatalogue> {
    const catalogue = new TemplateCatalogue();
    for (const file of await templateFilesIn(BUILT_IN_FOLDER)) {
      catalogue.#put(await readTemplate(BUILT_IN_FOLDER, file, 'builtin'));
    }
    for (const file of await templateFilesIn(userFolder)) {
      await readTemplate(userFolder, file, 'user').then(
        (template) => catalogue.#put(template),
        (error: unknown) => catalogue.#recordError(file, errorOf(join(userFolder, file), error)),
      );
    }
    return catalogue;
  }

  #put(template: Template): void {
    this.#errors.delete(template.key);
    this.#templates.set(template.key, template);
  }

  /**
   * An invalid file still occupies its key: applying the built-in template instead would surprise its author
   * (spec/rules/organisation.md#template-sources).
   */
  #recordError(file: string, error: string): void {
    const key = toTemplateKey(basename(file, '.json'));
    this.#templates.delete(key);
    this.#errors.set(key, error);
  }

  /** The errors of invalid user templates, one line each, for the log. */
  get errors(): readonly string[] {
    return [...this.#errors.values()];
  }

  /** All valid templates, by key in ascending order. */
  list(): readonly Template[] {
    return [...this.#templates.values()].sort((left, right) => (left.key < right.key ? -1 : 1));
  }

  /** The template with this key. Throws NotFound for an unknown one, ValidationFailed for an invalid one. */
  get(key: string): Template {
    if (this.#errors.has(key)) throw new ValidationFailed('template_name: the file of this template is invalid');
    const template = this.#templates.get(key);
    if (!template) throw new NotFound('The template does not exist');
    return template;
  }
}
