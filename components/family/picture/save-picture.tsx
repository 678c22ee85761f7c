'use client';

import { ImageDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useFetchedFirst } from '@/components/ui/use-fetched-first';
import type { PictureDialogProps } from './picture-dialog';

const fetchDialog = async () => ({ default: (await import('./picture-dialog')).PictureDialog });
const PictureDialog = lazy(fetchDialog);

/** Opens what saves and prints the family; that is loaded only then. */
export function SavePicture(props: Omit<PictureDialogProps, 'onClose'>) {
	const t = useTranslations('familyTree.picture');
	const [isOpen, setOpen] = useState(false);
	const { isFetching, start } = useFetchedFirst(fetchDialog, () => setOpen(true));
	return (
		<>
			<Button
				look="outline"
				className="px-4 text-sm"
				busyLabel={isFetching && t('open')}
				onClick={() => void start()}
			>
				<ImageDown aria-hidden="true" className="size-5" />
				{t('open')}
			</Button>
			{isOpen && (
				<Suspense>
					<PictureDialog {...props} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
