'use client';

import { Copy, Download, Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { copyText } from '@/lib/client/copy-text';
import { saveFile } from '@/lib/client/save-file';

interface RecoveryCodeListProps {
	codes: readonly string[];
	/** What has just been done. */
	heading: string;
	onDone: () => void;
}

/** The codes, shown this once: to be copied, kept as a file or printed. */
export function RecoveryCodeList({ codes, heading, onDone }: RecoveryCodeListProps) {
	const t = useTranslations('profile.account.secondFactor.recovery');
	const start = useRef<HTMLDivElement>(null);
	const [areKept, setKept] = useState(false);
	useEffect(() => {
		// After the dialog, which focuses the first field: the codes come before it.
		const frame = requestAnimationFrame(() => {
			start.current?.focus({ preventScroll: true });
			start.current?.scrollIntoView({ block: 'start' });
		});
		return () => cancelAnimationFrame(frame);
	}, []);
	const copy = () => copyText(codes.join('\n'), { copied: t('copied'), failed: t('copyFailed') });
	const download = () => {
		const lines = [`Khamma Ghani: ${t('title')}`, '', ...codes, ''];
		saveFile(new Blob([lines.join('\r\n')], { type: 'text/plain' }), 'khamma-ghani-recovery-codes.txt');
	};
	return (
		<div ref={start} tabIndex={-1} className="flex flex-col gap-5 outline-none">
			<Banner tone="success">{heading}</Banner>
			<p>{t('text')}</p>
			<div data-print-alone>
				<p className="hidden font-bold print:block">{`Khamma Ghani: ${t('title')}`}</p>
				<ul
					aria-label={t('title')}
					className="grid gap-x-6 gap-y-2 rounded-control border border-line px-4 py-3 font-mono text-lg sm:grid-cols-2"
				>
					{codes.map((code) => (
						<li key={code} className="whitespace-nowrap">
							{code}
						</li>
					))}
				</ul>
			</div>
			<div className="flex flex-wrap gap-3">
				<Button look="outline" onClick={copy}>
					<Copy aria-hidden="true" className="size-5" />
					{t('copy')}
				</Button>
				<Button look="outline" onClick={download}>
					<Download aria-hidden="true" className="size-5" />
					{t('download')}
				</Button>
				<Button look="outline" onClick={() => print()}>
					<Printer aria-hidden="true" className="size-5" />
					{t('print')}
				</Button>
			</div>
			<Checkbox
				label={t('kept')}
				checked={areKept}
				onChange={(event) => setKept(event.currentTarget.checked)}
			/>
			<Button disabled={!areKept} onClick={onDone}>
				{t('done')}
			</Button>
		</div>
	);
}
