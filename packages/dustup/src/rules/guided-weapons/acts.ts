import { hasKeys } from '@sightline/kernel';
import type { UseKinds } from '../../table/acts.ts';
import { bare, isPlace } from '../../table/forms.ts';
import type { Place } from '../../table/table.ts';
import { setDown, setDownsOf, whyNotSetDown } from './area-systems.ts';
import { readyRemote, reload, whyNotReadyRemote, whyNotReload } from './remote.ts';

/** DU-GUIDED-024: a system that protects vehicles is set down. */
export interface SetDownUse {
  readonly do: 'setDownSystem';
  readonly at: Place;
}

export type GuidedWeaponUse =
  /** DU-GUIDED-015, DU-GUIDED-018. */
  { readonly do: 'readyRemote' } | { readonly do: 'reloadLauncher' } | SetDownUse;

export const guidedWeaponUses: UseKinds<GuidedWeaponUse> = {
  readyRemote: bare('readyRemote', whyNotReadyRemote, readyRemote),
  reloadLauncher: bare('reloadLauncher', whyNotReload, reload),
  setDownSystem: {
    do: 'setDownSystem',
    isForm: value => hasKeys(value, ['do', 'at']) && isPlace(value['at']),
    list: setDownsOf,
    whyNot: whyNotSetDown,
    perform: setDown,
  },
};
