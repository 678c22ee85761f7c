import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { leaveWhenLoggedOut } from '@/components/form/admin-session-end';
import { Button } from '@/components/ui/button';
import type { ApiFailure, ApiFile } from '@/lib/client/api';
import { saveFile } from '@/lib/client/save-file';
import { clearNotice, showFailure } from '../notice';

interface ExportButtonProps {
	download: (signal: AbortSignal) => Promise<ApiFile | ApiFailure>;
	/** Where it is no file for spreadsheets, or of selected rows alone. */
	label?: string;
}

/** Offers what a list holds as a file. A failure is shown where the page shows its notices. */
export function ExportButton({ download, label }: ExportButtonProps) {
	const t = useTranslations('admin.data.export');
	const [isBusy, setIsBusy] = useState(false);
	const asked = useRef<AbortController | null>(null);
	useEffect(() => () => asked.current?.abort(), []);

	async function exportList() {
		const controller = new AbortController();
		asked.current = controller;
		setIsBusy(true);
		clearNotice();
		const file = await download(controller.signal);
		if (controller.signal.aborted) return;
		setIsBusy(false);
		if (file.ok) saveFile(file.content, file.name ?? 'export.csv');
		else if (!leaveWhenLoggedOut(file)) showFailure(file.message || t('failed'));
	}

	return (
		<Button look="outline" onClick={exportList} busyLabel={isBusy && t('busy')}>
			<Download aria-hidden="true" className="size-5" />
			{label ?? t('button')}
		</Button>
	);
}
