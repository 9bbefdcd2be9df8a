// Runs before the first paint: applies the selected theme, and marks that scripts are enabled.
const root = document.documentElement;
root.dataset.scripted = '';
try {
  root.dataset.theme = localStorage.getItem('theme') ?? 'system';
} catch {
  // Storage is disabled: the theme is that of the system.
}
