import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { leaveWhenLoggedOut } from '@/components/form/admin-session-end';
import type { ApiFailure } from '@/lib/client/api';
import { showFailure } from '../notice';
import { collectRows } from './select-all';
import type { ListAddress } from './use-list-state';

/** More keys make an address longer than servers take: they stay in the page's memory. */
const maxInAddress = 50;

interface SelectionOptions<Row> {
	/** Changes whenever the list holds other rows. */
	list: string;
	selected: readonly string[];
	replace: ListAddress['replace'];
	rows: readonly Row[];
	total: number;
	/** Asks for a page of the list, whose length is a hundred rows. @throws the `ApiFailure` of a refusal */
	ask: (page: number) => Promise<readonly Row[]>;
	nameOf: (row: Row) => string;
}

export interface Selection<Row> {
	/** Keys of rows, of other pages too. */
	keys: ReadonlySet<string>;
	rows: readonly Row[];
	change: (keys: ReadonlySet<string>) => void;
	/** Takes out what is not in the list any more. */
	remove: (keys: readonly string[]) => void;
	/** What the row of a key is called, if it was shown or selected. */
	nameOfKey: (key: string) => string;
	/** How many have been read of all that are being selected; null when none are. */
	progress: number | null;
	/** Selects all that match the search and the filters, on every page. */
	selectAll: () => void;
}

/** The selected rows of a list. Another search or filter begins without any. */
export function useSelection<Row extends { _id: string }>({
	list,
	selected: stated,
	replace,
	rows,
	total,
	ask,
	nameOf,
}: SelectionOptions<Row>): Selection<Row> {
	const t = useTranslations('admin.frame.bulk');
	/** Those that were shown or selected: an address may name rows that the list does not hold. */
	const known = useRef(new Map<string, Row>());
	for (const row of rows) known.current.set(row._id, row);
	const [many, setMany] = useState<{ list: string; keys: ReadonlySet<string> } | null>(null);
	const [progress, setProgress] = useState<{ list: string; done: number } | null>(null);
	/** The list that is shown; null once the page is left. */
	const shown = useRef<string | null>(list);
	useEffect(() => {
		shown.current = list;
		return () => {
			shown.current = null;
		};
	}, [list]);
	const chosen = many?.list === list ? many.keys : stated;
	const selected = [...chosen].flatMap((key) => known.current.get(key) ?? []);
	const keys = new Set(selected.map(({ _id }) => _id));
	const change = (next: ReadonlySet<string>) => {
		const isLong = next.size > maxInAddress;
		setMany(isLong ? { list, keys: next } : null);
		replace({ selected: isLong ? [] : [...next] });
	};
	const isSelecting = progress?.list === list;
	const selectAll = async () => {
		if (isSelecting) return;
		if (total === rows.length) return change(new Set(rows.map(({ _id }) => _id)));
		let hasLeft = false;
		setProgress({ list, done: 0 });
		const found = await collectRows<Row>({
			ask: (page) =>
				ask(page).catch((failure: ApiFailure) => {
					hasLeft = leaveWhenLoggedOut(failure);
					return null;
				}),
			onProgress: (done) => setProgress({ list, done }),
			isStopped: () => shown.current !== list,
		});
		setProgress((current) => (current?.list === list ? null : current));
		if (shown.current !== list || hasLeft) return;
		if (!found) return showFailure(t('selectFailed'));
		for (const [key, row] of found) known.current.set(key, row);
		change(new Set(found.keys()));
	};
	return {
		keys,
		rows: selected,
		change,
		remove: (gone) => change(new Set([...keys].filter((key) => !gone.includes(key)))),
		nameOfKey: (key) => {
			const row = known.current.get(key);
			return row ? nameOf(row) : '';
		},
		progress: isSelecting ? progress.done : null,
		selectAll: () => void selectAll(),
	};
}
