'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
	type DeityFilter,
	type FilteredDeity,
	filterIn,
	filterNames,
	getQuery,
	noFilter,
	shownDeities,
} from '@/lib/client/heritage/deity/deity-filter';

interface UsedDeityFilter {
	form: RefObject<HTMLFormElement | null>;
	shown: ReadonlySet<string>;
	/** To be called when anything in the form has changed. */
	read: () => void;
	clear: () => void;
}

/** What of a list is shown, as its form says; the page's address keeps it, so that coming back finds it again. */
export function useDeityFilter(deities: readonly FilteredDeity[]): UsedDeityFilter {
	const form = useRef<HTMLFormElement>(null);
	const [filter, setFilter] = useState<DeityFilter>(noFilter);
	useLayoutEffect(() => {
		const fields = form.current;
		if (!fields) return;
		const typed = filterIn(messagesIn(fields));
		// What has been typed before the page came to life is newer than its address.
		if (getQuery(typed).size === 0) fill(fields, filterIn(new URLSearchParams(location.search)));
		setFilter(filterIn(messagesIn(fields)));
	}, []);
	useEffect(() => {
		// What was typed before belongs in the address too; Next takes note of addresses once it is all up.
		const timer = setTimeout(() => form.current && keepInAddress(filterIn(messagesIn(form.current))));
		return () => clearTimeout(timer);
	}, []);
	const read = () => {
		if (!form.current) return;
		const next = filterIn(messagesIn(form.current));
		setFilter(next);
		keepInAddress(next);
	};
	return {
		form,
		shown: shownDeities(deities, filter),
		read,
		clear: () => {
			if (form.current) fill(form.current, noFilter);
			read();
			form.current?.querySelector('input')?.focus();
		},
	};
}

/** What is typed and chosen, which may have been before React was there. */
function messagesIn(form: HTMLFormElement): URLSearchParams {
	return new URLSearchParams(
		filterNames.flatMap((name) => {
			const control = findControl(form, name);
			return control ? [[name, control.value]] : [];
		}),
	);
}

function fill(form: HTMLFormElement, filter: DeityFilter): void {
	const texts: Record<string, string> = { q: filter.search, type: filter.type, clan: filter.clan };
	for (const name of filterNames) {
		const control = findControl(form, name);
		if (control) control.value = texts[name] ?? '';
	}
}

/** Of radio buttons, all of them together. */
function findControl(form: HTMLFormElement, name: string): { value: string } | null {
	const control = form.elements.namedItem(name);
	const hasValue =
		control instanceof RadioNodeList ||
		control instanceof HTMLInputElement ||
		control instanceof HTMLSelectElement;
	return hasValue ? control : null;
}

function keepInAddress(filter: DeityFilter): void {
	const query = new URLSearchParams(location.search);
	for (const name of filterNames) query.delete(name);
	for (const [name, value] of getQuery(filter)) query.set(name, value);
	const address = query.size === 0 ? location.pathname : `${location.pathname}?${query}`;
	if (address !== `${location.pathname}${location.search}`) history.replaceState(null, '', address);
}
