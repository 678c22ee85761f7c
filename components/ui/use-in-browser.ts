import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What only the browser knows, and does not change; `onServer` in the server's HTML and until React has taken it over. */
export function useInBrowser<Value>(read: () => Value, onServer: Value): Value {
	return useSyncExternalStore(never, read, () => onServer);
}
