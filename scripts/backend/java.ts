import { spawnSync } from 'node:child_process';

/** The main version of the Java on the PATH, or null where there is none: 21 of "21.0.2", 8 of "1.8.0_292". */
function javaVersion(): number | null {
  const { stdout, stderr, error } = spawnSync('java', ['-Duser.language=en', '-version'], {
    encoding: 'utf8',
  });
  if (error) return null;
  // It speaks on stderr.
  const version = /version "(?:1\.)?(\d+)/.exec(`${stderr}\n${stdout}`)?.[1];
  return version ? Number(version) : null;
}

/**
 * Says what to install where Java is missing or too old.
 * @throws Error in words for the person at the keyboard
 */
export function refuseOldJava(what: string, minimum: number): void {
  const found = javaVersion();
  if (found !== null && found >= minimum) return;
  const seen = found === null ? 'there is none on the PATH' : `the one on the PATH is version ${found}`;
  throw new Error(
    `${what} needs Java ${minimum} or newer, and ${seen}. Install it, for example:\n` +
      `  Debian, Ubuntu   sudo apt install openjdk-${minimum}-jre-headless\n` +
      `  macOS            brew install openjdk@${minimum}, then do what it says about the PATH\n` +
      `  others           https://adoptium.net/temurin/releases/?version=${minimum}\n` +
      `Then \`java -version\` must say ${minimum} or newer.`,
  );
}
