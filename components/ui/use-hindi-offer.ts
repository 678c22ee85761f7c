'use client';

import { createStore } from '@/lib/client/store';
import { useStore } from '@/lib/client/use-store';

type OfferWords = (letters: string) => readonly string[];

const latinWords = /[a-z]+/gi;

const offerWords = createStore<OfferWords | null>(null);

/** Gives the fields with lists what the typing help offers, until the returned function is called. */
export function provideOffers(offers: OfferWords): () => void {
	offerWords.set(offers);
	return () => offerWords.set(null);
}

/**
 * What somebody who typed `text` in Latin letters may mean in Devanagari. Null for a text without Latin letters, and while
 * the typing help is off.
 */
export function useHindiOffer(text: string): string | null {
	const offers = useStore(offerWords);
	const typed = text.trim();
	const offer = offers && typed.replace(latinWords, (word) => offers(word)[0] ?? word);
	return offer === typed ? null : offer;
}
