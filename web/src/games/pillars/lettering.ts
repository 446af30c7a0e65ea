/** How wide words are, so that plates and cards fit them in every language before anything is drawn. */

const SMALL_CAPS = 'a53b53c53d59e51f45g56h64i32j29k55l45m71n62o58p49q58r54s46t48u56v53w80x57y50z49ä53ö58ü56ß66A60B61C62D70E59F52G66H75I36J33K64L52M84N72O68P56Q69R62S53T56U67V62W95X67Y56Z57 19-37';
const SANS = 'a48b52c38d53e47f33g50h53i26j28k49l26m81n53o49p52q52r35s38t34u52v44w70x46y45z42ä48ö49ü52ß61A60B58C52D65E51F46G60H70I29J33K58L43M80N69O64P55Q65R59S50T50U64V59W90X62Y56Z55 15-30.23';

function table(widths: string): Map<string, number> {
  return new Map([...widths.matchAll(/(\D)(\d\d)/gu)].map((pair) => [pair[1]!, Number(pair[2]) / 100]));
}

const FACES = { sc: table(SMALL_CAPS), sans: table(SANS) };
export type Face = keyof typeof FACES;

export function widthOf(text: string, size: number, face: Face): number {
  let sum = 0;
  for (const letter of text) sum += (FACES[face].get(letter) ?? 0.5) + (face === 'sc' ? 0.02 : 0);
  return sum * size;
}

/** The text in one line, or in as few as fit the room; a word is never cut. */
export function broken(text: string, size: number, room: number, face: Face): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && widthOf(`${last} ${word}`, size, face) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** To how much a line is drawn together that is a little too wide for its card; undefined where it fits. */
export function squeezed(line: string, size: number, room: number, face: Face): number | undefined {
  return widthOf(line, size, face) > room ? room : undefined;
}
