import { type CharterForm, NAMES, type Name } from './fields.tsx';

/** The input after another user's change: fields that the user did not edit since `base` take the new values. */
export const mergedForm = (typed: CharterForm, base: CharterForm, theirs: CharterForm): CharterForm =>
  Object.fromEntries(NAMES.map((name) => [name, (typed[name] === base[name] ? theirs : typed)[name]])) as CharterForm;

interface Choice {
  readonly name: Name;
  /** Whether the form has the value of the other user. */
  readonly isTheirs: boolean;
  /** The form with the value of the other user, or with that of this one. */
  readonly choose: (isTheirs: boolean) => CharterForm;
}

/** One choice for each field in which the two versions differ. */
export const choicesOf = (mine: CharterForm, theirs: CharterForm, form: CharterForm): readonly Choice[] =>
  NAMES.filter((name) => mine[name] !== theirs[name]).map((name) => ({
    name,
    isTheirs: form[name] === theirs[name],
    choose: (isTheirs) => ({ ...form, [name]: (isTheirs ? theirs : mine)[name] }),
  }));
