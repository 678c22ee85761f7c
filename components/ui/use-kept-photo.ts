import { type RefObject, useCallback, useEffect } from 'react';
import { findFile, forgetFile, forgetOldFiles, keepFile } from '@/lib/client/kept-file';

interface KeptPhoto {
	/** For what has been changed in the form: keeps a chosen file, forgets one that was taken away. */
	noteFile: (target: EventTarget) => void;
	/** Puts the file that was kept into the form's file field. */
	restoreFile: () => Promise<void>;
}

/** Keeps the photo of a form with its draft, whose key is `draftKey`. */
export function useKeptPhoto(form: RefObject<HTMLFormElement | null>, draftKey: string): KeptPhoto {
	useEffect(() => void forgetOldFiles(), []);
	const noteFile = useCallback(
		(target: EventTarget) => {
			if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
			const file = target.files?.[0];
			void (file ? keepFile(draftKey, file) : forgetFile(draftKey));
		},
		[draftKey],
	);
	const restoreFile = useCallback(async () => {
		const file = await findFile(draftKey);
		const input = form.current?.querySelector<HTMLInputElement>('input[type="file"]');
		if (!file || !input) return;
		const transfer = new DataTransfer();
		transfer.items.add(file);
		input.files = transfer.files;
		input.dispatchEvent(new Event('change', { bubbles: true }));
	}, [form, draftKey]);
	return { noteFile, restoreFile };
}
