'use client';

import { useEffect, useRef, useState } from 'react';
import type { ApiResult } from '@/lib/client/api';
import { useAdmin } from './admin-context';
import { useNotices } from './notices';
import { collectRows } from './select-all';
import { leaveWhenLoggedOut } from './session-end';

interface Selecting<Row> {
	/** What the list is narrowed by: another list ends a selection that is under way. */
	listed: readonly string[];
	/** How many the list holds on all its pages. */
	total: number;
	/** Asks for a page of the list. */
	ask: (page: number, limit: number) => Promise<ApiResult<readonly Row[]>>;
	keyOf: (row: Row) => string;
	onSelected: (rows: ReadonlyMap<string, Row>) => void;
}

/** The selection of all that a list holds, as the bulk bar offers it. */
export interface SelectAll {
	total: number;
	/** How many have been read; null when none is under way. */
	done: number | null;
	start: () => void;
}

/** Selects all that match a list's search and filters, on every page of it. */
export function useSelectAll<Row>({ listed, total, ask, keyOf, onSelected }: Selecting<Row>): SelectAll {
	const { bulk } = useAdmin().texts;
	const { failure } = useNotices();
	const list = JSON.stringify(listed);
	const [progress, setProgress] = useState<{ list: string; done: number } | null>(null);
	/** The list that is shown; null once the page is left. */
	const shown = useRef<string | null>(list);
	useEffect(() => {
		shown.current = list;
		return () => {
			shown.current = null;
		};
	}, [list]);
	const isSelecting = progress?.list === list;
	const start = async () => {
		if (isSelecting) return;
		let hasLeft = false;
		setProgress({ list, done: 0 });
		const rows = await collectRows<Row>({
			keyOf,
			ask: async (page, limit) => {
				const answer = await ask(page, limit);
				if (answer.ok) return answer.data;
				hasLeft = leaveWhenLoggedOut(answer);
				return null;
			},
			onProgress: (done) => setProgress({ list, done }),
			isStopped: () => shown.current !== list,
		});
		setProgress((current) => (current?.list === list ? null : current));
		if (shown.current !== list || hasLeft) return;
		if (rows) onSelected(rows);
		else failure(bulk.selectFailed);
	};
	return { total, done: isSelecting ? progress.done : null, start: () => void start() };
}
