import { useState } from 'preact/hooks';
import { liveness } from '../live.ts';
import { ChangePasswordDialog } from '../screens/sign-in.tsx';
import { me } from '../session/session.ts';
import { signOut } from '../session/sign-out.ts';
import { store } from '../stored.ts';
import { text } from '../text.ts';
import { Button } from '../ui/button.tsx';
import { words } from '../ui/values.tsx';

const THEMES = Object.entries(text.shell.themes);

const ThemeSwitch = () => (
  <label class="theme">
    <span>{text.shell.theme}</span>
    <select
      value={document.documentElement.dataset.theme ?? 'system'}
      onChange={({ currentTarget: { value } }) => {
        document.documentElement.dataset.theme = value;
        store('theme', value);
      }}
    >
      {THEMES.map(([value, shown]) => (
        <option key={value} value={value}>
          {shown}
        </option>
      ))}
    </select>
  </label>
);

interface TopProps {
  readonly isMenuOpen: boolean;
  readonly onMenu: () => void;
}

export const Top = ({ isMenuOpen, onMenu }: TopProps) => {
  const [isChanging, setChanging] = useState(false);
  const who = me.value;
  return (
    <header class="top">
      <button
        type="button"
        class="button quiet menu"
        aria-controls="places"
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      >
        {text.shell.menu}
      </button>
      <a class="product" href="#/inbox">
        {text.product}
      </a>
      <span class={`liveness ${liveness.value}`} role="status">
        {text.shell.live[liveness.value]}
      </span>
      {who !== null && (
        <details class="person">
          <summary>{text.shell.signedInAs(who.username, words(who.role))}</summary>
          <div>
            <ThemeSwitch />
            <Button kind="quiet" onClick={() => setChanging(true)}>
              {text.shell.changePassword}
            </Button>
            <Button kind="quiet" onClick={() => void signOut()}>
              {text.shell.signOut}
            </Button>
          </div>
        </details>
      )}
      {isChanging && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </header>
  );
};
