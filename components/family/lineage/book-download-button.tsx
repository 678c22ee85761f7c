'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useRefusalHandler } from '@/components/form/refusal-handler';
import { Button } from '@/components/ui/button';
import { downloadFile } from '@/lib/client/api';
import { saveFile } from '@/lib/client/save-file';
import { showToast } from '@/lib/client/toast';
import type { Language } from '@/lib/core/language';

interface BookDownloadButtonProps {
	/** The card that the book begins with; null for the one that it begins with by itself. */
	personId: string | null;
	language: Language;
}

/** Saves the whole book as PDF, also where it has several pages on the screen. */
export function BookDownloadButton({ personId, language }: BookDownloadButtonProps) {
	const t = useTranslations('lineage.bookFile');
	const handleRefusal = useRefusalHandler();
	const call = useRef<AbortController | null>(null);
	const [isBusy, setIsBusy] = useState(false);
	useEffect(() => () => call.current?.abort(), []);
	const download = async () => {
		call.current = new AbortController();
		const { signal } = call.current;
		setIsBusy(true);
		const query = { language, ...(personId !== null && { from: personId }) };
		const response = await downloadFile('GET /api/family/book', { query, signal });
		if (signal.aborted) return;
		setIsBusy(false);
		if (response.ok) saveFile(response.content, t('name'));
		else if (!handleRefusal(response)) showToast(response.message || t('failed'), 'error');
	};
	return (
		<Button look="outline" busyLabel={isBusy && t('busy')} onClick={() => void download()}>
			<Download aria-hidden="true" className="size-5" />
			{t('button')}
		</Button>
	);
}
