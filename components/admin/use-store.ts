import { useSyncExternalStore } from 'react';
import type { Store } from './store';

/** What stands in the store now. */
export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
	return useSyncExternalStore(subscribe, get, () => initial);
}
