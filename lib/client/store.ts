/** A value that stays while pages come and go, and whose changes components follow by `useStore`. */
export interface Store<Value> {
	/** As in the server's HTML. */
	initial: Value;
	get: () => Value;
	set: (next: Value) => void;
	/** Answers what ends it. */
	subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
	let value = initial;
	const listeners = new Set<() => void>();
	return {
		initial,
		get: () => value,
		set: (next) => {
			value = next;
			for (const listener of listeners) listener();
		},
		subscribe: (listener) => {
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
			};
		},
	};
}
