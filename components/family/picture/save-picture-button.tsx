'use client';

import { ImageDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useFetchedFirst } from '@/components/ui/use-fetched-first';
import type { PictureDialogProps } from './picture-dialog';

const fetchDialog = async () => ({ default: (await import('./picture-dialog')).PictureDialog });
const PictureDialog = lazy(fetchDialog);

interface SavePictureButtonProps extends Omit<PictureDialogProps, 'onClose'> {
	/** Reads the family whole. @returns whether it could be */
	askWhole: () => Promise<boolean>;
}

/** Opens what saves and prints the family; that is loaded only then, and so are those of the family who are not drawn. */
export function SavePictureButton({ askWhole, ...dialog }: SavePictureButtonProps) {
	const t = useTranslations('familyTree.picture');
	const [isOpen, setOpen] = useState(false);
	const [isReading, setReading] = useState(false);
	const { isFetching, start } = useFetchedFirst(fetchDialog, () => setOpen(true));
	const readAndStart = async () => {
		setReading(true);
		const isRead = await askWhole();
		setReading(false);
		if (isRead) await start();
	};
	return (
		<>
			<Button
				look="outline"
				className="px-4 text-sm"
				busyLabel={(isReading || isFetching) && t('open')}
				onClick={() => void readAndStart()}
			>
				<ImageDown aria-hidden="true" className="size-5" />
				{t('open')}
			</Button>
			{isOpen && (
				<Suspense>
					<PictureDialog {...dialog} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
