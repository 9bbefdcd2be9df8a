<?php

use Platform\Api\ProjectsApi;
use Platform\Api\UsersApi;
use Platform\ApiException;
use Platform\Configuration;
use Platform\Model\CreateProjectRequest;
use Platform\Model\ErrorCode;
use Platform\Model\ProjectStatus;

require __DIR__ . '/vendor/autoload.php';

$expect = fn (bool $holds, string $what) => $holds || throw new RuntimeException($what);
$config = (new Configuration())->setHost(getenv('PLATFORM_URL'))->setAccessToken(getenv('PLATFORM_API_KEY'));

$page = (new UsersApi(config: $config))->listUsers(limit: 10);
$names = array_map(fn ($user) => $user->getUsername(), $page->getData());
$expect($names === ['ada'] && $page->getPagination()->getNextCursor() === null, 'no page of users');

$projects = new ProjectsApi(config: $config);
$project = $projects->createProject(new CreateProjectRequest(['name' => 'Customer portal']), 'portal-1')->getData();
$expect($project->getStatus() === ProjectStatus::PLANNING, 'no project');

try {
    $projects->getProject('00000000-0000-4000-8000-000000000000');
    $expect(false, 'no failure');
} catch (ApiException $failed) {
    $code = $failed->getResponseObject()->getErrorDetail()->getErrorCode();
    $expect($failed->getCode() === 404 && $code === ErrorCode::RESOURCE_NOT_FOUND, 'another failure');
}
