'use client';

import { ImageDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { PictureDialogProps } from './picture-dialog';

const PictureDialog = lazy(async () => ({ default: (await import('./picture-dialog')).PictureDialog }));

/** Opens what saves and prints the family; that is loaded only then. */
export function SavePicture(props: Omit<PictureDialogProps, 'onClose'>) {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button look="outline" className="px-4 text-sm" onClick={() => setOpen(true)}>
				<ImageDown aria-hidden="true" className="size-5" />
				{props.texts.picture.open}
			</Button>
			{isOpen && (
				<Suspense>
					<PictureDialog {...props} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
