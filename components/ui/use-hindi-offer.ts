'use client';

import { useSyncExternalStore } from 'react';

type OfferWords = (letters: string) => readonly string[];

const latinWords = /[a-z]+/gi;

let offerWords: OfferWords | null = null;
const listeners = new Set<() => void>();

/** Gives the fields with lists what the typing help offers, until the returned function is called. */
export function provideOffers(offers: OfferWords): () => void {
	const change = (next: OfferWords | null) => {
		offerWords = next;
		for (const listener of listeners) listener();
	};
	change(offers);
	return () => change(null);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/**
 * What somebody who typed `text` in Latin letters may mean in Devanagari. Null for a text without Latin letters, and while
 * the typing help is off.
 */
export function useHindiOffer(text: string): string | null {
	const offers = useSyncExternalStore(
		subscribe,
		() => offerWords,
		() => null,
	);
	const typed = text.trim();
	const offer = offers && typed.replace(latinWords, (word) => offers(word)[0] ?? word);
	return offer === typed ? null : offer;
}
