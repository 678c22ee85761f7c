'use client';

import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { downloadFile } from '@/lib/client/api';
import { saveFile } from '@/lib/client/save-file';
import { useNotices } from '../notices';
import { leaveWhenLoggedOut } from '../session-end';
import type { HistoryTexts } from './texts';

/** All that the filters leave, as a file for spreadsheets. */
export function HistoryExport({ path, texts }: { path: string; texts: HistoryTexts }) {
	const notices = useNotices();
	const call = useRef<AbortController | null>(null);
	const [isBusy, setBusy] = useState(false);
	useEffect(() => () => call.current?.abort(), []);
	const start = async () => {
		call.current = new AbortController();
		const { signal } = call.current;
		notices.clear();
		setBusy(true);
		const answer = await downloadFile(path, signal);
		if (signal.aborted) return;
		setBusy(false);
		if (answer.ok) saveFile(answer.content, answer.name ?? 'history.csv');
		else if (!leaveWhenLoggedOut(answer)) notices.failure(answer.message || texts.exportFailed);
	};
	return (
		<Button look="outline" className="max-sm:w-full" busyLabel={isBusy && texts.exporting} onClick={start}>
			<Download aria-hidden="true" className="size-5" />
			{texts.export}
		</Button>
	);
}
