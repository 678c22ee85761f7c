'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import {
	isHelpedField,
	replaceWord,
	type TextField,
	type TypedWord,
	wordAtCaret,
} from '@/components/ui/typed-word';
import { provideOffers } from '@/components/ui/use-hindi-offer';
import { offerWords } from '@/lib/rules/script/offers';

interface Offered extends TypedWord {
	field: TextField;
	offers: readonly string[];
	highlighted: number;
}

/** Pixels: between the field and the list, of an offer, and of the edges of the list. */
const gap = 4;
const offerHeight = 44;
const listEdges = 10;

/** Below the field, else above it, else over its end, as a long field fills what a phone's keyboard leaves. */
function getListTop({ top, bottom }: DOMRect, count: number): number {
	const height = count * offerHeight + listEdges;
	const lowest = (window.visualViewport?.height ?? window.innerHeight) - height - gap;
	if (bottom + gap <= lowest) return bottom + gap;
	return top - gap - height >= 0 ? top - gap - height : lowest;
}

/**
 * Offers the word before the caret in Devanagari. A space, Enter or leaving the field takes the first word or the chosen
 * one; Escape keeps the letters as they are until the next word.
 */
export default function TypingOffers() {
	const t = useTranslations('typingHelp');
	const listId = useId();
	const [offered, setOffered] = useState<Offered | null>(null);
	const current = useRef<Offered | null>(null);
	const show = useCallback((next: Offered | null) => {
		current.current = next;
		setOffered(next);
	}, []);
	const offer = useCallback(
		(field: TextField) => {
			const word = wordAtCaret(field);
			const offers = word ? offerWords(word.letters) : [];
			show(word && offers.length > 0 ? { ...word, field, offers, highlighted: 0 } : null);
		},
		[show],
	);
	const take = useCallback(
		(at: number) => {
			const shown = current.current;
			const offer = shown?.offers[at];
			if (!shown || offer === undefined) return;
			show(null);
			replaceWord(shown.field, shown, offer);
			// The form gets to know of what is taken as of what is typed.
			shown.field.dispatchEvent(new Event('input', { bubbles: true }));
		},
		[show],
	);
	useEffect(() => {
		const onInput = (event: Event) => {
			const { target } = event;
			if (!event.isTrusted || !isHelpedField(target)) return;
			const shown = current.current;
			const isSpaceBehind =
				shown?.field === target && target.selectionStart === shown.end + 1 && target.value[shown.end] === ' ';
			const taken = shown?.offers[shown.highlighted];
			if (isSpaceBehind && taken !== undefined) {
				// Before the form reads the field: for it the Hindi word was typed.
				replaceWord(target, shown, taken);
				show(null);
				return;
			}
			const isDeleted = event instanceof InputEvent && !event.inputType.startsWith('insert');
			if (isDeleted) show(null);
			else offer(target);
		};
		const onKeyDown = (event: KeyboardEvent) => {
			const shown = current.current;
			if (!shown || event.isComposing || event.target !== shown.field) return;
			const { offers, highlighted } = shown;
			const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
			if (step !== undefined)
				show({ ...shown, highlighted: (highlighted + step + offers.length) % offers.length });
			else if (event.key === 'Enter') take(highlighted);
			else if (event.key === 'Escape') show(null);
			else return;
			event.preventDefault();
			event.stopPropagation();
		};
		const onFocusOut = ({ target }: FocusEvent) => {
			const shown = current.current;
			if (shown && target === shown.field) take(shown.highlighted);
		};
		const moveAlong = () => show(current.current && { ...current.current });
		// What was typed while the tables were loaded.
		if (isHelpedField(document.activeElement)) offer(document.activeElement);
		document.addEventListener('input', onInput, true);
		document.addEventListener('keydown', onKeyDown, true);
		document.addEventListener('focusout', onFocusOut, true);
		document.addEventListener('scroll', moveAlong, true);
		window.addEventListener('resize', moveAlong);
		return () => {
			document.removeEventListener('input', onInput, true);
			document.removeEventListener('keydown', onKeyDown, true);
			document.removeEventListener('focusout', onFocusOut, true);
			document.removeEventListener('scroll', moveAlong, true);
			window.removeEventListener('resize', moveAlong);
		};
	}, [show, offer, take]);
	useEffect(() => provideOffers(offerWords), []);
	const optionId = (at: number) => `${listId}-${at}`;
	useEffect(() => {
		if (!offered) return;
		const { field } = offered;
		const attributes = {
			'aria-autocomplete': 'list',
			'aria-controls': listId,
			'aria-activedescendant': `${listId}-${offered.highlighted}`,
		};
		for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
		return () => {
			for (const name of Object.keys(attributes)) field.removeAttribute(name);
		};
	}, [offered, listId]);
	if (!offered) return null;
	const { field, offers, highlighted } = offered;
	const place = field.getBoundingClientRect();
	return createPortal(
		<>
			<div
				id={listId}
				role="listbox"
				tabIndex={-1}
				aria-label={t('offers')}
				style={{ left: place.left, top: getListTop(place, offers.length), width: place.width }}
				className="fixed z-50 max-h-72 overflow-y-auto overscroll-contain rounded-control border border-control bg-surface py-1 text-text shadow-soft"
			>
				{offers.map((offer, at) => (
					// The keys of the field choose among them; a press must not take the focus from it.
					<div
						key={offer}
						id={optionId(at)}
						role="option"
						tabIndex={-1}
						aria-selected={at === highlighted}
						onMouseDown={(event) => {
							event.preventDefault();
							take(at);
						}}
						className={`flex min-h-11 cursor-pointer flex-col justify-center px-3.5 py-1.5 ${at === highlighted ? 'bg-badge text-on-badge' : ''}`}
					>
						{offer}
					</div>
				))}
			</div>
			<p role="status" className="sr-only">
				{t('found', { count: offers.length, best: offers[0] ?? '' })}
			</p>
		</>,
		field.closest('dialog') ?? document.body,
	);
}
