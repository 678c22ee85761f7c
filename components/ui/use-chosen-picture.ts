import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { notePreparation } from './chosen-pictures';
import type { PictureTexts } from './picture-texts';
import { preparePicture } from './prepare-picture';

interface ChosenPicture {
	input: RefObject<HTMLInputElement | null>;
	/** Where the browser shows the file that is chosen; null while none is. */
	preview: string | null;
	/** Why a file was not taken. The form is not sent as long as there is a reason, see `findRefusedPictures`. */
	error: string | null;
	isPreparing: boolean;
	onChange: (event: ChangeEvent<HTMLInputElement>) => void;
	/** For a file that turns out to be no picture when it is shown. */
	refuseBroken: () => void;
	/** Empties the input, as if nothing had been chosen there: the form may hold a complaint about it. */
	clear: () => void;
}

/**
 * What is chosen in a file input: checked, shrunk and shown before it leaves the device. The form reads it there, or is
 * given it by `onPrepared`: null while there is none.
 */
export function useChosenPicture(
	texts: PictureTexts,
	onPrepared: (file: File | null) => void = () => {},
): ChosenPicture {
	const input = useRef<HTMLInputElement>(null);
	/** Counts the choices: what is prepared for an earlier one is no longer wanted. */
	const choice = useRef(0);
	const [preview, setPreview] = useState<string | null>(null);
	const [error, setError] = useState<string | null>(null);
	const [isPreparing, setPreparing] = useState(false);
	useEffect(() => {
		if (preview) return () => URL.revokeObjectURL(preview);
	}, [preview]);
	const refuse = (field: HTMLInputElement, message: string) => {
		field.value = '';
		field.setCustomValidity(message);
		setPreview(null);
		setError(message);
		onPrepared(null);
	};
	const prepare = async (field: HTMLInputElement, file: File) => {
		const current = choice.current;
		const prepared = await preparePicture(file);
		if (choice.current !== current) return;
		setPreparing(false);
		if ('error' in prepared) return refuse(field, texts[prepared.error]);
		if (prepared.file !== file) {
			const files = new DataTransfer();
			files.items.add(prepared.file);
			field.files = files.files;
		}
		setPreview(URL.createObjectURL(prepared.file));
		onPrepared(prepared.file);
	};
	const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const file = currentTarget.files?.[0];
		choice.current += 1;
		currentTarget.setCustomValidity('');
		setError(null);
		setPreview(null);
		setPreparing(file !== undefined);
		onPrepared(null);
		if (file) notePreparation(currentTarget, prepare(currentTarget, file));
	};
	const refuseBroken = () => {
		if (input.current) refuse(input.current, texts.notAPicture);
	};
	const clear = () => {
		if (!input.current) return;
		input.current.value = '';
		for (const name of ['input', 'change']) input.current.dispatchEvent(new Event(name, { bubbles: true }));
	};
	return { input, preview, error, isPreparing, onChange, refuseBroken, clear };
}
