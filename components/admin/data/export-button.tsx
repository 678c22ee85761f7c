'use client';

import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNotices } from '@/components/admin/notices';
import { leaveWhenLoggedOut } from '@/components/admin/session-end';
import type { Messages } from '@/components/member/texts';
import { Button } from '@/components/ui/button';
import type { ApiFailure, ApiFile } from '@/lib/client/api';
import { saveFile } from '@/lib/client/save-file';

interface ExportButtonProps {
	/** Asks for the file. */
	download: (signal: AbortSignal) => Promise<ApiFile | ApiFailure>;
	texts: Messages['admin']['data']['export'];
}

/** Offers what a list holds as a file for spreadsheets. A failure is told where the page tells its notices. */
export function ExportButton({ download, texts }: ExportButtonProps) {
	const [isBusy, setIsBusy] = useState(false);
	const notices = useNotices();
	const asked = useRef<AbortController | null>(null);
	useEffect(() => () => asked.current?.abort(), []);

	async function exportList() {
		const controller = new AbortController();
		asked.current = controller;
		setIsBusy(true);
		notices.clear();
		const file = await download(controller.signal);
		if (controller.signal.aborted) return;
		setIsBusy(false);
		if (file.ok) saveFile(file.content, file.name ?? 'export.csv');
		else if (!leaveWhenLoggedOut(file)) notices.failure(file.message || texts.failed);
	}

	return (
		<Button look="outline" onClick={exportList} busyLabel={isBusy && texts.busy}>
			<Download aria-hidden="true" className="size-5" />
			{texts.button}
		</Button>
	);
}
