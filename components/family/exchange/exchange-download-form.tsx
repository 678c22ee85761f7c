'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useRefusalHandler } from '@/components/form/refusal-handler';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { RadioGroup } from '@/components/ui/radio-group';
import { downloadFile } from '@/lib/client/api';
import { saveFile } from '@/lib/client/save-file';

type Format = 'gedcom-5.5.1' | 'gedcom-7.0';

/** The whole tree as a file that other programs read. */
export function ExchangeDownloadForm() {
	const t = useTranslations();
	const handleRefusal = useRefusalHandler();
	const call = useRef<AbortController | null>(null);
	const [format, setFormat] = useState<Format>('gedcom-5.5.1');
	const [isBusy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const [savedAs, setSavedAs] = useState<string | null>(null);
	useEffect(() => () => call.current?.abort(), []);
	const download = async () => {
		call.current = new AbortController();
		const { signal } = call.current;
		setBusy(true);
		setFailure(null);
		setSavedAs(null);
		const answer = await downloadFile('GET /api/family/export', { query: { format }, signal });
		if (signal.aborted) return;
		setBusy(false);
		if (!answer.ok) {
			if (!handleRefusal(answer)) setFailure(answer.message || t('familyExchange.download.failed'));
			return;
		}
		const name = answer.name ?? t('familyExchange.download.fileName');
		saveFile(answer.content, name);
		setSavedAs(name);
	};
	return (
		<section aria-labelledby="exchange-download" className="flex flex-col items-start gap-4">
			<div>
				<h3 id="exchange-download" className="text-heading text-h3">
					{t('familyExchange.download.title')}
				</h3>
				<p className="mt-1 text-text-soft">{t('familyExchange.download.intro')}</p>
			</div>
			<RadioGroup
				id="exchange-format"
				name="format"
				legend={t('familyExchange.download.format')}
				value={format}
				onChange={({ currentTarget: { value } }) =>
					setFormat(value === 'gedcom-7.0' ? value : 'gedcom-5.5.1')
				}
				choices={[
					{ value: 'gedcom-5.5.1', label: 'GEDCOM 5.5.1', hint: t('familyExchange.download.gedcom551') },
					{ value: 'gedcom-7.0', label: 'GEDCOM 7.0', hint: t('familyExchange.download.gedcom7') },
				]}
			/>
			<p className="text-sm text-text-muted">{t('familyExchange.download.privacy')}</p>
			<Button
				look="outline"
				busyLabel={isBusy && t('familyExchange.download.busy')}
				onClick={() => void download()}
			>
				<Download aria-hidden="true" className="size-5" />
				{t('familyExchange.download.start')}
			</Button>
			{failure !== null && (
				<div className="w-full">
					<Banner
						tone="error"
						dismiss={{ label: t('familyTree.dismiss'), onDismiss: () => setFailure(null) }}
					>
						{failure}
					</Banner>
				</div>
			)}
			<p role="status" className="font-semibold text-ok">
				{savedAs !== null && t('familyExchange.download.done', { name: savedAs })}
			</p>
		</section>
	);
}
