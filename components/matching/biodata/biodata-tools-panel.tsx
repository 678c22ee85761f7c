'use client';

import { Download, Image, Printer, Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useRefusalHandler } from '@/components/form/refusal-handler';
import { Button } from '@/components/ui/button';
import { useInBrowser } from '@/components/ui/use-in-browser';
import { downloadFile } from '@/lib/client/api';
import { saveFile } from '@/lib/client/save-file';
import { showToast } from '@/lib/client/toast';

interface BiodataToolsPanelProps {
	id: string;
	/** Whose it is: files are called so. */
	name: string;
	children: ReactNode;
}

type Kind = 'pdf' | 'picture';

const endings = { pdf: 'pdf', picture: 'jpg' } as const;
const routes = {
	pdf: 'GET /api/family/biodatas/[id]/pdf',
	picture: 'GET /api/family/biodatas/[id]/picture',
} as const;

/** Whether the device hands files on to its other programs. */
function canShareFiles(): boolean {
	const file = new File([''], 'biodata.pdf', { type: 'application/pdf' });
	return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/** Prints a biodata, keeps it as a file, or hands it to the phone's own programs. */
export function BiodataToolsPanel({ id, name, children }: BiodataToolsPanelProps) {
	const t = useTranslations('biodata');
	const handleRefusal = useRefusalHandler();
	const canShare = useInBrowser(canShareFiles, false);
	const [busy, setBusy] = useState<string | null>(null);
	/** What could not be handed on: some browsers want another press once it is there. */
	const [ready, setReady] = useState<{ kind: Kind; file: File } | null>(null);
	const fetchFile = async (kind: Kind) => {
		const answer = await downloadFile(routes[kind], { params: { id } });
		if (answer.ok)
			return new File([answer.content], `${t('title')} ${name}.${endings[kind]}`, {
				type: answer.content.type,
			});
		if (!handleRefusal(answer)) showToast(answer.message || t('own.fileFailed'), 'error');
		return null;
	};
	const run = async (task: string, kind: Kind, handle: (file: File, kind: Kind) => Promise<void> | void) => {
		setBusy(task);
		const file = ready?.kind === kind ? ready.file : await fetchFile(kind);
		if (file) await handle(file, kind);
		setBusy(null);
	};
	const save = (file: File) => {
		saveFile(file, file.name);
		showToast(t('own.saved'), 'success');
	};
	const share = async (file: File, kind: Kind) => {
		try {
			await navigator.share({ files: [file], title: file.name });
		} catch (error) {
			const reason = error instanceof DOMException ? error.name : '';
			if (reason === 'NotAllowedError' && ready === null) {
				setReady({ kind, file });
				showToast(t('own.pressAgain'), 'info');
			} else if (reason !== 'AbortError') save(file);
		}
	};
	const ways = [
		...(canShare ? ([['sharePicture', 'picture', share, Send]] as const) : []),
		...(canShare ? ([['sharePdf', 'pdf', share, Send]] as const) : []),
		['picture', 'picture', save, Image] as const,
		['pdf', 'pdf', save, Download] as const,
	];
	return (
		<section aria-label={t('own.tools')} className="flex flex-wrap gap-3">
			{ways.map(([task, kind, handle, Icon]) => (
				<Button
					key={task}
					look={task === 'sharePicture' ? 'primary' : 'outline'}
					busyLabel={busy === task && t('own.preparing')}
					onClick={() => void run(task, kind, handle)}
				>
					<Icon aria-hidden="true" className="size-5" />
					{t(`own.${task}`)}
				</Button>
			))}
			<Button look="outline" onClick={() => window.print()}>
				<Printer aria-hidden="true" className="size-5" />
				{t('own.print')}
			</Button>
			{children}
		</section>
	);
}
