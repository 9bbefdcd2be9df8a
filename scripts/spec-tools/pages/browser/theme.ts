// Runs before anything is shown: the theme that was chosen, and the word that scripts run.
const root = document.documentElement;
root.dataset.scripted = '';
try {
  root.dataset.theme = localStorage.getItem('theme') ?? 'system';
} catch {
  // Storage is switched off: the theme is that of the system.
}
