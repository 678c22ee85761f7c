declare module 'libheif-js/libheif/libheif.js' {
	interface HeifImage {
		get_width(): number;
		get_height(): number;
		is_primary(): boolean;
		/** Fills `target.data`; null when the picture cannot be decoded. */
		display(target: ImageData, done: (filled: ImageData | null) => void): void;
	}
	interface Libheif {
		HeifDecoder: new () => { decode(file: ArrayBuffer): HeifImage[] };
	}
	/** Pure JavaScript: it needs neither WebAssembly nor `eval`. */
	export default function createLibheif(): Libheif;
}
