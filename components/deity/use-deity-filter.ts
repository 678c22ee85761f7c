'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
	type DeityFilter,
	type FilteredDeity,
	filterIn,
	noFilter,
	queryOf,
	shownDeities,
} from './deity-filter';

interface UsedDeityFilter {
	form: RefObject<HTMLFormElement | null>;
	shown: ReadonlySet<string>;
	/** Whether anything is typed or chosen. */
	isFiltered: boolean;
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
		const typed = filterIn(new FormData(fields));
		// What has been typed before the page came to life is newer than its address.
		if (queryOf(typed).size === 0) fill(fields, filterIn(new URLSearchParams(location.search)));
		setFilter(filterIn(new FormData(fields)));
	}, []);
	const read = () => {
		if (!form.current) return;
		const next = filterIn(new FormData(form.current));
		setFilter(next);
		keepInAddress(next);
	};
	return {
		form,
		shown: shownDeities(deities, filter),
		isFiltered: queryOf(filter).size > 0,
		read,
		clear: () => {
			if (form.current) fill(form.current, noFilter);
			read();
			form.current?.querySelector('input')?.focus();
		},
	};
}

function fill(form: HTMLFormElement, filter: DeityFilter): void {
	const fields: Record<string, string> = { q: filter.search, type: filter.type, clan: filter.clan };
	for (const control of form.elements) {
		if (control instanceof HTMLInputElement && control.type === 'radio')
			control.checked = fields[control.name] === control.value;
		else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
			control.value = fields[control.name] ?? '';
	}
}

function keepInAddress(filter: DeityFilter): void {
	const query = new URLSearchParams(location.search);
	for (const name of ['q', 'type', 'clan']) query.delete(name);
	for (const [name, value] of queryOf(filter)) query.set(name, value);
	history.replaceState(null, '', query.size === 0 ? location.pathname : `${location.pathname}?${query}`);
}
