import './app/no-made-code.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { keepForOffline } from './app/install.ts';
import { show } from './store/preferences.ts';
import './styles/index.css';

show();
keepForOffline();
const root = document.getElementById('root');
if (!root) throw new Error('expected an element with the id "root" in index.html');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
