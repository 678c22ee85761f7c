'use client';

import { useCallback, useRef, useSyncExternalStore } from 'react';

/** A picture's place in the page; as the address's fragment it says that the picture is looked at. */
export function getFragment(id: string): string {
	return `picture-${id}`;
}

const prefix = getFragment('');
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	window.addEventListener('popstate', listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener('popstate', listener);
	};
}

function readId(): string | null {
	const fragment = location.hash.slice(1);
	return fragment.startsWith(prefix) ? fragment.slice(prefix.length) : null;
}

function tell() {
	for (const listener of listeners) listener();
}

interface ImageAddress {
	/** Of the picture that the address names; null in the server's HTML. */
	id: string | null;
	open: (id: string) => void;
	/** Another picture takes the place of the one that is open. */
	move: (id: string) => void;
	close: () => void;
}

/** Which picture is looked at, kept in the address: a link opens it, and Back closes it. */
export function useImageAddress(): ImageAddress {
	const id = useSyncExternalStore(subscribe, readId, () => null);
	/** Whether it was opened from this page, so that what comes before it in the history is the page without it. */
	const isOpenedHere = useRef(false);
	const open = useCallback((opened: string) => {
		isOpenedHere.current = true;
		history.pushState(null, '', `#${getFragment(opened)}`);
		tell();
	}, []);
	const move = useCallback((next: string) => {
		if (readId() === null || readId() === next) return;
		history.replaceState(null, '', `#${getFragment(next)}`);
		tell();
	}, []);
	const close = useCallback(() => {
		if (readId() === null) return;
		if (isOpenedHere.current) return history.back();
		history.replaceState(null, '', location.pathname + location.search);
		tell();
	}, []);
	return { id, open, move, close };
}
