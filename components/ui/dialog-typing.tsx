'use client';

import { useEffect, useRef, useState } from 'react';
import { isHelpedField } from './typed-word';
import { TypingSwitch } from './typing-switch';

/** The switch of the help to type Hindi, in a dialog with a field that it helps in. */
export default function DialogTyping() {
	const place = useRef<HTMLDivElement>(null);
	const [hasText, setHasText] = useState(false);
	useEffect(() => {
		const fields = place.current?.closest('dialog')?.querySelectorAll('input, textarea') ?? [];
		setHasText([...fields].some(isHelpedField));
	}, []);
	return <div ref={place}>{hasText && <TypingSwitch />}</div>;
}
