import { INCLUDED, INDICATIVE_NOTE, NOT_INCLUDED } from '../../domain/wording/scope.ts';

export function ScopeLists() {
  return (
    <div class="scope">
      <div>
        <h3>In the price</h3>
        <ul class="ticks">
          {INCLUDED.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>Not in the price</h3>
        <ul class="crosses">
          {NOT_INCLUDED.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <p class="hint">{INDICATIVE_NOTE}</p>
    </div>
  );
}
