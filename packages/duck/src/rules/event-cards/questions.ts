import type { Listed } from '@sightline/kernel';
import type { Loaded } from './green.ts';
import type { Taker } from './hand-out.ts';

export interface CrateQuestion extends Listed<Loaded> {
  readonly kind: 'crate';
}

export interface ModuleQuestion extends Listed<{ readonly module: number }> {
  readonly kind: 'dutyLog';
}

export interface AuditQuestion extends Listed<{ readonly pay: 'star' | 'stress' }> {
  readonly kind: 'audit';
  readonly figure: number;
}

export interface HandOutQuestion extends Listed<Taker> {
  readonly kind: 'handOut';
  readonly item: string;
}
