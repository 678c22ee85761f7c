import { useSyncExternalStore } from 'react';
import type { Store } from './store';

/** The current value of the store. */
export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
	return useSyncExternalStore(subscribe, get, () => initial);
}
