import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { pictureProblem } from './picture-file';

interface ChosenPicture {
	input: RefObject<HTMLInputElement | null>;
	/** Where the browser shows the file that is chosen; null while none is. */
	preview: string | null;
	/** Why a file was not taken. */
	refusal: string | null;
	onChange: (event: ChangeEvent<HTMLInputElement>) => void;
	/** For a file that turns out to be no picture when it is shown. */
	refuseBroken: () => void;
	/** Puts files into the input, or none, as if they had been chosen there: the form may hold a complaint about it. */
	put: (files: FileList | null) => void;
}

/** What is chosen in a file input, checked and shown before it leaves the device. */
export function useChosenPicture(texts: { notAPicture: string; tooLarge: string }): ChosenPicture {
	const input = useRef<HTMLInputElement>(null);
	const [preview, setPreview] = useState<string | null>(null);
	const [refusal, setRefusal] = useState<string | null>(null);
	useEffect(() => {
		if (preview) return () => URL.revokeObjectURL(preview);
	}, [preview]);
	const onChange = (event: ChangeEvent<HTMLInputElement>) => {
		const file = event.currentTarget.files?.[0];
		const problem = file ? pictureProblem(file) : null;
		if (problem) event.currentTarget.value = '';
		setRefusal(problem && texts[problem]);
		setPreview(file && !problem ? URL.createObjectURL(file) : null);
	};
	const refuseBroken = () => {
		if (input.current) input.current.value = '';
		setPreview(null);
		setRefusal(texts.notAPicture);
	};
	const put = (files: FileList | null) => {
		if (!input.current) return;
		if (files) input.current.files = files;
		else input.current.value = '';
		input.current.dispatchEvent(new Event('change', { bubbles: true }));
	};
	return { input, preview, refusal, onChange, refuseBroken, put };
}
