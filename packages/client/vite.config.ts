import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { assetFileNames } from './build/editions.ts';
import { icons } from './build/icons.ts';
import { languages } from './build/languages.ts';
import { ledger } from './build/ledger.ts';
import { offline } from './build/offline.ts';
import { ownServerOnly } from './build/own-server-only.ts';

const rolldownOptions = { output: { assetFileNames } };

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), ledger(), icons(), languages(), ownServerOnly(), offline()],
  worker: { format: 'es', rolldownOptions },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', rolldownOptions },
});
