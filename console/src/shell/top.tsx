import { useRef, useState } from 'preact/hooks';
import { liveness } from '../live.ts';
import { ChangePasswordDialog } from '../screens/sign-in.tsx';
import { me } from '../session/session.ts';
import { signOut } from '../session/sign-out.ts';
import { store } from '../stored.ts';
import { text } from '../text/text.ts';
import { ActionButton } from '../ui/action.tsx';
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
  const menu = useRef<HTMLDetailsElement>(null);
  const close = (): void => menu.current?.removeAttribute('open');
  const who = me.value;
  const live = liveness.value;
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
      <span class={`liveness ${live}`} role="status">
        {text.shell.live[live]}
      </span>
      {who !== null && (
        <details
          class="person"
          ref={menu}
          onKeyDown={({ key }) => {
            if (key === 'Escape') close();
          }}
        >
          <summary>
            <bdi>{who.username}</bdi> ({words(who.role)})
          </summary>
          <div>
            <ThemeSwitch />
            <Button
              kind="quiet"
              onClick={() => {
                close();
                setChanging(true);
              }}
            >
              {text.shell.changePassword}
            </Button>
            <a class="button quiet" href="/docs">
              {text.shell.apiReference}
            </a>
            <ActionButton kind="quiet" act={signOut}>
              {text.shell.signOut}
            </ActionButton>
          </div>
        </details>
      )}
      {isChanging && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </header>
  );
};
